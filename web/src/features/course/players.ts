import type { View } from '../../api/types.ts';
import type { Say } from '../../core/messages.ts';
import type { Player } from '../table/players.ts';

/** The players of a step: the person first, a partner by that name, and opponents, numbered where they are several. */
export function playersOf({ hands, colours, sides }: View, say: Say): Player[] {
  const opponents = [...hands.keys()].filter((index) => !sides[0].includes(index));
  const nameOf = (index: number) => {
    const number = opponents.indexOf(index) + 1;
    if (number === 0) return say(index === 0 ? 'page.you' : 'page.course.partner');
    const name = say('page.course.them');
    return opponents.length === 1 ? name : say('page.numbered', { name, number });
  };
  return hands.map((_, index) => ({
    index,
    name: nameOf(index),
    colour: colours[index] ?? '',
    you: index === 0,
    robot: index !== 0,
    side: sides.findIndex((side) => side.includes(index)),
  }));
}
