"""All that is said in messages outside the pages, in the languages of the pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of one language. Names in braces are filled in."""

    # What has happened, by kind of notice.
    over: str
    turn: str
    time: str
    begun: str
    proposal: str
    invitation: str
    chat: str
    # Which table: a game, and who plays.
    table: str
    alone: str
    digest: str
    more: str
    open: str
    # A message that somebody sends to themselves.
    test: str
    test_text: str
    # Mails.
    why: str
    change: str
    stop: str
    confirm: str
    confirm_text: str
    confirm_open: str
    confirm_ignore: str
    sign_in: str
    sign_in_text: str
    sign_in_open: str
    sign_in_ignore: str
    # The list of one's turns.
    feed: str


WORDS: Final = {
    "en": Words(
        over="The game is over",
        turn="It is your turn",
        time="Your time is running out",
        begun="The game has begun",
        proposal="A proposal awaits your answer",
        invitation="You are invited to a rematch",
        chat="New message at the table",
        table="{game} with {names}",
        alone="{game}",
        digest="News from {number} games",
        more="and {number} more",
        open="Open the table",
        test="This is how you will be told",
        test_text="You asked for this test message. All is well.",
        why="You get this mail because you asked to be told about your games.",
        change="Change what you are told: {link}",
        stop="No more mails to this address: {link}",
        confirm="Is this your address?",
        confirm_text="Somebody, most likely you, wants to be told about games of Great Plains at this address.",
        confirm_open="Yes, it is mine",
        confirm_ignore="If it was not you, do nothing: no further mail will come.",
        sign_in="Your link to sign in",
        sign_in_text="This link makes a device “{name}”. It works once, within {minutes} minutes.",
        sign_in_open="Sign in as {name}",
        sign_in_ignore="If you did not ask for it, do nothing. Show the link to nobody.",
        feed="Games that wait for you",
    ),
    "de": Words(
        over="Das Spiel ist zu Ende",
        turn="Du bist am Zug",
        time="Deine Zeit wird knapp",
        begun="Das Spiel hat begonnen",
        proposal="Ein Vorschlag wartet auf deine Antwort",
        invitation="Du bist zur Revanche eingeladen",
        chat="Neue Nachricht am Tisch",
        table="{game} mit {names}",
        alone="{game}",
        digest="Neues aus {number} Spielen",
        more="und {number} weitere",
        open="Tisch öffnen",
        test="So wirst du benachrichtigt",
        test_text="Du hast diese Probenachricht angefordert. Alles in Ordnung.",
        why="Du bekommst diese Mail, weil du über deine Spiele benachrichtigt werden willst.",
        change="Einstellungen ändern: {link}",
        stop="Keine Mails mehr an diese Adresse: {link}",
        confirm="Ist das deine Adresse?",
        confirm_text="Jemand, wahrscheinlich du, will hier über Spiele von Great Plains benachrichtigt werden.",
        confirm_open="Ja, das ist meine",
        confirm_ignore="Wenn du es nicht warst, tu nichts: Es kommt keine weitere Mail.",
        sign_in="Dein Link zum Anmelden",
        sign_in_text="Dieser Link macht ein Gerät zu „{name}“. Er gilt einmal, {minutes} Minuten lang.",
        sign_in_open="Als {name} anmelden",
        sign_in_ignore="Wenn du ihn nicht angefordert hast, tu nichts. Zeig den Link niemandem.",
        feed="Spiele, die auf dich warten",
    ),
    "fr": Words(
        over="La partie est terminée",
        turn="C’est votre tour",
        time="Votre temps s’écoule",
        begun="La partie a commencé",
        proposal="Une proposition attend votre réponse",
        invitation="Vous êtes invité à une revanche",
        chat="Nouveau message à la table",
        table="{game} avec {names}",
        alone="{game}",
        digest="Du nouveau dans {number} parties",
        more="et {number} autres",
        open="Ouvrir la table",
        test="Voici comment vous serez averti",
        test_text="Vous avez demandé ce message d’essai. Tout va bien.",
        why="Vous recevez ce message parce que vous avez demandé à être averti de vos parties.",
        change="Modifier vos réglages : {link}",
        stop="Ne plus recevoir de messages à cette adresse : {link}",
        confirm="Cette adresse est-elle la vôtre ?",
        confirm_text="Quelqu’un, sans doute vous, veut être averti à cette adresse des parties de Great Plains.",
        confirm_open="Oui, c’est la mienne",
        confirm_ignore="Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.",
        sign_in="Votre lien de connexion",
        sign_in_text="Ce lien fait d’un appareil « {name} ». Il sert une fois, pendant {minutes} minutes.",
        sign_in_open="Se connecter comme {name}",
        sign_in_ignore="Si vous ne l’avez pas demandé, ne faites rien. Ne montrez ce lien à personne.",
        feed="Parties qui vous attendent",
    ),
    "it": Words(
        over="La partita è finita",
        turn="Tocca a te",
        time="Il tuo tempo sta per scadere",
        begun="La partita è cominciata",
        proposal="Una proposta aspetta la tua risposta",
        invitation="Sei invitato a una rivincita",
        chat="Nuovo messaggio al tavolo",
        table="{game} con {names}",
        alone="{game}",
        digest="Novità da {number} partite",
        more="e altre {number}",
        open="Apri il tavolo",
        test="Ecco come sarai avvisato",
        test_text="Hai chiesto questo messaggio di prova. Tutto bene.",
        why="Ricevi questo messaggio perché hai chiesto di essere avvisato delle tue partite.",
        change="Cambia le impostazioni: {link}",
        stop="Niente più messaggi a questo indirizzo: {link}",
        confirm="È il tuo indirizzo?",
        confirm_text="Qualcuno, probabilmente tu, vuole essere avvisato qui delle partite di Great Plains.",
        confirm_open="Sì, è il mio",
        confirm_ignore="Se non eri tu, non fare nulla: non arriverà altro.",
        sign_in="Il tuo link per accedere",
        sign_in_text="Questo link rende un dispositivo «{name}». Funziona una volta, entro {minutes} minuti.",
        sign_in_open="Accedi come {name}",
        sign_in_ignore="Se non l’hai chiesto, non fare nulla. Non mostrare il link a nessuno.",
        feed="Partite che ti aspettano",
    ),
}


def words_of(language: str) -> Words:
    """Those of a language; English where it is not one of ours."""
    return WORDS.get(language, WORDS["en"])
