/** What the coach says in a first game of Wind River, in French. */
import type { CoachWords } from '../../../learn/coachWords';

export const coach: CoachWords = {
  start: {
    title: 'Bienvenue à Wind River',
    text: 'Vous jouez contre l’ordinateur. Les bisons paissent à l’ouest ; à l’est s’étendent les Grandes Plaines. Qui y mène le plus de tentes gagne.',
  },
  choose: {
    title: 'À vous de jouer',
    text: 'D’abord chacun dresse deux tentes : prenez une case avec des bisons, ou juste devant eux. Ensuite vous déplacez autant de bisons que vous avez de tentes, puis faites une action supplémentaire.',
  },
  confirm: {
    title: 'Un doute ?',
    text: 'Rien n’est encore fait : vous pouvez reprendre chaque pas, et le tour ne compte que lorsque vous le confirmez. L’ampoule en haut vous donne un conseil.',
  },
  rival: {
    title: 'Ce qui vient de se passer',
    text: 'Votre adversaire a joué : des pointillés sur le plateau montrent où, et la liste des tours le dit en mots. Regardez vos tentes : chacune a besoin d’un bison sur sa case, ou d’une ressource.',
  },
  score: {
    title: 'Ce qui compte',
    text: 'Seules les tentes des Grandes Plaines comptent. Menez les bisons vers l’est, faites suivre vos tentes, et prenez des ressources là où vous avez plus de bisons que de tentes. La ligne au-dessus du plateau compte les arrivées.',
  },
  end: {
    title: 'Voilà une partie',
    text: 'Quand il n’y a plus de tente sur le plateau, le plus de tentes dans les Grandes Plaines gagne ; à égalité, le plus de ressources. Qui garde un bison pour chaque tente n’en perd aucune.',
  },
};
