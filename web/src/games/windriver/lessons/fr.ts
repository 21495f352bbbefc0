/** The lessons of Wind River, in French. */
import type { lessons as english } from './en';

export const lessons: typeof english = {
  set: {
    title: 'Les premières tentes',
    lead: 'Votre peuple suit les bisons vers les Grandes Plaines, à l’est. Chaque tente a besoin d’un bison auprès d’elle. Au début, chacun dresse deux tentes sur des cases vides.',
    task: 'Dressez votre première tente sur une case où paissent des bisons.',
    hint: 'Les bisons sont dans les trois colonnes de l’ouest.',
    keep: 'Les tentes vivent des bisons de leur case.',
  },
  herds: {
    title: 'Mener les troupeaux',
    lead: 'Un tour commence par les bisons : vous en déplacez exactement autant que vous avez de tentes sur le plateau, chacun d’une case vers l’est, le nord‑est ou le sud‑est. Vient ensuite une action supplémentaire, ou aucune.',
    task: 'Déplacez deux bisons et terminez le tour sans action supplémentaire.',
    hint: 'Deux tentes, deux bisons : cliquez sur un bison, puis sur sa destination. Choisissez ensuite « Aucune action ».',
    keep: 'Autant de bisons bougent que vous avez de tentes. Ils ne reviennent jamais vers l’ouest.',
  },
  supply: {
    title: 'Le ravitaillement',
    lead: 'Après les bisons, chacune de vos tentes a besoin d’un bison sur sa case. Chaque tente sans bison coûte une ressource ; qui ne peut pas payer perd la tente. Votre adversaire a chassé les bisons de c2.',
    task: 'Déplacez vos bisons pour que vos deux tentes soient ravitaillées et que vous gardiez votre ressource.',
    hint: 'c2 a besoin d’un bison : il peut venir de c1 ou de d1.',
    keep: 'Après vos bisons, regardez vos tentes : chacune a besoin d’un bison.',
  },
  guests: {
    title: 'Les invités d’abord',
    lead: 'Là où des tentes d’autres joueurs sont près des vôtres, les bisons nourrissent d’abord les leurs. Rouge est venu en c2, il y reste un bison, et vous n’avez pas de ressource.',
    task: 'Amenez des bisons pour ne perdre aucune tente.',
    hint: 'c2 a besoin de deux bisons : un pour l’invité, un pour vous. Il y en a en c1.',
    keep: 'À votre tour, les tentes des autres sont ravitaillées avant les vôtres.',
  },
  earn: {
    title: 'Gagner des ressources',
    lead: '« Prendre des ressources » en rapporte une par bison dont vos tentes n’ont pas besoin, sur les cases où vous êtes seul. Vous pouvez en avoir jusqu’à dix.',
    task: 'Menez des bisons à vos tentes et prenez 4 ressources, pour en avoir 5.',
    hint: 'Amenez un bison en c2 et un en d2, puis choisissez « Prendre des ressources ».',
    keep: 'Beaucoup de bisons près de peu de tentes : c’est le moment de gagner.',
  },
  new: {
    title: 'Une nouvelle tente',
    lead: 'Une nouvelle tente coûte 3 ressources et vient sur une case où vos tentes sont seules. Plus de tentes déplacent plus de bisons, et plus de tentes peuvent arriver.',
    task: 'Dressez une nouvelle tente.',
    hint: 'Déplacez vos bisons, puis choisissez « Nouvelle tente » et une de vos cases. Elle sera ravitaillée à votre prochain tour : prenez une case avec assez de bisons.',
    keep: 'Pour 3 ressources, une tente vient sur une case où les vôtres sont seules.',
  },
  tent: {
    title: 'Suivre le troupeau',
    lead: 'L’action supplémentaire peut mener une tente sur une case voisine, dans toutes les directions. Là où sont des tentes d’autres joueurs, eux et vous payez une ressource.',
    task: 'Déplacez une de vos tentes vers l’est.',
    hint: 'Menez d’abord un bison vers l’est, puis faites-le suivre par une tente.',
    keep: 'Menez les bisons vers l’est, puis suivez-les.',
  },
  herd: {
    title: 'Encore un bison',
    lead: 'L’action supplémentaire peut aussi être un bison de plus, même un qui a déjà bougé. Le ravitaillement n’est plus vérifié : vous pouvez donc d’abord penser à vous, puis prendre des bisons aux autres.',
    task: 'Déplacez deux bisons qui vous servent, puis, comme action supplémentaire, le bison de la tente rouge en e3.',
    hint: 'Après vos deux bisons, choisissez « Un bison de plus » et éloignez celui de e3.',
    keep: 'Un bison qui quitte la tente d’un adversaire lui coûte une ressource ou la tente.',
  },
  home: {
    title: 'Le chemin du retour',
    lead: 'De la dernière colonne, une tente va vers l’est dans les Grandes Plaines. Là, elle compte et reste. Quand il n’y a plus de tente sur le plateau, qui y en a le plus gagne.',
    task: 'Menez votre tente de c6 à bon port.',
    hint: 'Déplacez deux bisons ; c6 n’en a pas, vous payez donc une ressource pour cette tente. Choisissez ensuite « Déplacer une tente » et allez vers l’est.',
    keep: 'Seules les tentes des Grandes Plaines comptent ; de la dernière colonne, il reste un pas.',
  },
};
