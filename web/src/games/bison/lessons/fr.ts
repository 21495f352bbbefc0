/** The lessons of Bison, in French. */
import type { lessons as english } from './en';

export const lessons: typeof english = {
  goal: {
    title: 'Le but',
    lead: 'Qui a le plus d’animaux à la fin gagne. Les animaux viennent des régions : des terrains du même type qui se touchent. Qui domine seul une région reçoit tous ses animaux.',
    task: 'Placez votre tuile de façon que sa rivière rejoigne celles du milieu, et mettez-y un chasseur : cette région vaut 6 saumons.',
    hint: 'Choisissez « Placer la tuile », tournez-la jusqu’à ce que les rivières se rejoignent à un coin, et mettez un chasseur sur la rivière.',
    keep: 'Dominez seul de grandes régions : c’est de là que viennent les animaux.',
  },
  turn: {
    title: 'Un tour',
    lead: 'En une saison, chacun réalise quatre actions. Chaque fois, vous en choisissez une parmi six, chacune une seule fois par saison. Une action avec un chasseur est gratuite ; sans chasseur, elle rapporte même un animal.',
    task: 'Choisissez une action sans chasseur, par exemple « Déplacer d’une case », et prenez un animal.',
    hint: 'Appuyez sur « Déplacer d’une case » : personne ne peut bouger, vous gagnez donc 1 animal de votre choix.',
    keep: 'Aucune action n’est perdue : sans chasseur, elle rapporte 1 animal.',
  },
  tile: {
    title: 'Placer la tuile',
    lead: 'La tuile que vous tenez doit être placée à chaque saison. C’est votre dernière action de la saison, il ne reste rien d’autre. Un chasseur rouge est sur la rivière du milieu.',
    task: 'Placez la tuile pour que sa rivière rejoigne les autres, avec assez de chasseurs sur la rivière pour la dominer seul.',
    hint: 'Rouge y a un chasseur : avec deux, vous dominez.',
    keep: 'La tuile amène des chasseurs sur le plateau, et peut agrandir votre région.',
  },
  cost: {
    title: 'Prix des chasseurs',
    lead: 'Plus une action emploie de chasseurs, plus elle coûte : 1 est gratuit, 2 coûtent 2 animaux, 3 en coûtent 4, 4 en coûtent 7 et 5 en coûtent 10. Vous payez avec les animaux que vous voulez.',
    task: 'Placez votre tuile et amenez-y exactement trois chasseurs.',
    hint: 'Choisissez trois chasseurs sur l’échelle des prix, puis les quatre animaux que vous payez.',
    keep: 'Un chasseur est gratuit, chacun des suivants coûte plus que le précédent.',
  },
  walk: {
    title: 'Déplacer d’une case',
    lead: 'Jusqu’à cinq de vos chasseurs font chacun un pas : de la terre à la rivière de la même tuile, par un côté vers une autre terre, ou le long des rivières qui se rejoignent.',
    task: 'Vos deux chasseurs sont sur une prairie sans bison. Déplacez un chasseur sur la rivière voisine, qui vaut 6 saumons.',
    hint: 'Appuyez sur « Déplacer d’une case », puis sur vos chasseurs en c2 et sur la rivière de c2.',
    keep: 'Un pas par chasseur ; le premier chasseur se déplace gratuitement.',
  },
  trek: {
    title: 'Déplacer de 1–3 cases',
    lead: 'Jusqu’à cinq chasseurs font chacun un à trois pas. Ils peuvent traverser les terrains des autres, mais pas s’y arrêter.',
    task: 'Envoyez un chasseur sur la rivière et l’autre sur une terre avec un animal, pour obtenir 7 animaux en tout.',
    hint: 'Appuyez sur « Déplacer de 1–3 cases » : un chasseur sur la rivière de c2 ou c3, l’autre sur la montagne ou la prairie de c3.',
    keep: 'Deux chasseurs dans deux régions valent souvent plus que deux dans une seule.',
  },
  gather: {
    title: 'Réunir',
    lead: 'Jusqu’à cinq de vos chasseurs rejoignent, d’où qu’ils soient, un terrain où se trouve déjà un des vôtres. Sur la longue rivière, Rouge et vous avez deux chasseurs chacun : à égalité, chacun ne reçoit que la moitié.',
    task: 'Amenez votre chasseur de la montagne sur la rivière, pour la dominer seul.',
    hint: 'Appuyez sur « Réunir », choisissez la rivière de c2, puis le chasseur en c3.',
    keep: 'À égalité, chacun reçoit la moitié. Un chasseur de plus, et tout est à vous.',
  },
  tepee: {
    title: 'Tipi',
    lead: 'Les tipis comptent avant les chasseurs, aussi nombreux soient-ils. Un tipi de valeur 1 demande un chasseur, qui retourne dans votre réserve.',
    task: 'Rouge a trois chasseurs sur votre montagne, vous un seul. Construisez un tipi avec votre chasseur.',
    hint: 'Appuyez sur « Tipi », puis sur votre chasseur sur la montagne de d4.',
    keep: 'Le plus grand tipi domine ; les chasseurs ne comptent que si les tipis sont égaux.',
  },
  canoe: {
    title: 'Canoë',
    lead: 'Sur les rivières, les canoës sont ce que les tipis sont à terre. Ils restent où ils sont, et aucun nombre de chasseurs ne les bat.',
    task: 'Rouge domine la rivière avec trois chasseurs. Construisez un canoë et passez devant.',
    hint: 'Appuyez sur « Canoë », puis sur vos chasseurs sur la rivière de c2. Un canoë de valeur 1 est gratuit.',
    keep: 'Un canoë tient une rivière contre n’importe quel nombre de chasseurs.',
  },
  market: {
    title: 'Marché et échanges',
    lead: 'Avant votre action, vous pouvez acheter et échanger autant que vous voulez : un chasseur coûte 1 animal de chaque type, un tipi ou un canoë sa valeur de chaque type. Trois animaux d’un type s’échangent contre un d’un autre.',
    task: 'Achetez un chasseur, puis réalisez une action quelconque.',
    hint: 'Appuyez sur « Marché et échanges », achetez un chasseur, fermez et jouez.',
    keep: 'Achetez tant que vous avez des trois types : plus tard, l’un d’eux peut manquer.',
  },
  overflow: {
    title: 'Plus de 15',
    lead: 'Chaque type d’animal a 15 places. Ce que le décompte apporte en plus est perdu, sauf si vous le dépensez aussitôt. Vous avez maintenant 16 saumons.',
    task: 'Échangez des saumons ou achetez quelque chose, pour que rien ne soit perdu.',
    hint: 'Achetez par exemple un chasseur : il coûte 1 de chaque type.',
    keep: 'Dépensez avant le décompte ce qui n’aurait plus de place.',
  },
  last: {
    title: 'La dernière saison',
    lead: 'Après la dernière action de la partie, tous les stocks sont vidés et chaque région est comptée une dernière fois. Cela seul compte. Voici le tout dernier tour.',
    task: 'Trouvez un tour après lequel vos régions valent au moins 26 animaux.',
    hint: 'Cherchez une région où un chasseur de plus décide, sans penser au prix : les animaux en stock ne comptent plus.',
    keep: 'En dernière saison, le stock ne vaut rien : dépensez-le pour des régions.',
  },
};
