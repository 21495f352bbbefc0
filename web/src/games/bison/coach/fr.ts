/** What the coach says in a first game of Bison, in French. */
import type { CoachWords } from '../../../learn/coachWords';

export const coach: CoachWords = {
  start: {
    title: 'Bienvenue à Bison',
    text: 'Vous jouez contre l’ordinateur. Au milieu se trouvent trois tuiles avec prairie, montagnes et rivières. Qui a le plus d’animaux à la fin gagne.',
  },
  choose: {
    title: 'À vous de jouer',
    text: 'Choisissez une action en bas. Commencez par « Placer la tuile » : tournez-la, posez-la à côté des autres et amenez un chasseur sur un terrain avec beaucoup d’animaux. Un chasseur est gratuit.',
  },
  confirm: {
    title: 'Un doute ?',
    text: 'Rien n’est encore fait : vous pouvez reprendre chaque pas, et le tour ne compte que lorsque vous le confirmez. L’ampoule en haut vous donne un conseil.',
  },
  rival: {
    title: 'Ce qui vient de se passer',
    text: 'Votre adversaire a joué : des pointillés sur le plateau montrent où, et la liste des tours le dit en mots. C’est de nouveau à vous, avec une autre action : chacune une seule fois par saison.',
  },
  score: {
    title: 'Ce qui compte',
    text: 'Après quatre actions chacun, chaque région est comptée : qui la domine reçoit ses animaux, le deuxième la moitié. La ligne au-dessus du plateau dit ce que vous recevriez maintenant.',
  },
  end: {
    title: 'Voilà une partie',
    text: 'En dernière saison, les stocks sont vidés et les régions comptées encore une fois : le plus d’animaux gagne. Qui domine seul de grandes régions gagne ; tipis et canoës les tiennent.',
  },
};
