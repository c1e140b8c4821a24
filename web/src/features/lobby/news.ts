import type { LobbyHappened, LobbyNews, LobbySnapshot, RoomNews, RoomSnapshot } from '../../api/lobby.ts';

/** What is known of a place after each piece of news; null before anything is. */

export function lobbyAfter(known: LobbySnapshot | null, news: LobbyNews): LobbySnapshot | null {
  if (news.type === 'snapshot') return news;
  if (known === null) return null;
  if (news.type === 'mine') return { ...known, mine: news };
  return news.type === 'event' ? changed(known, news) : known;
}

export function roomAfter(known: RoomSnapshot | null, news: RoomNews): RoomSnapshot | null {
  if (news.type === 'snapshot') return news;
  if (known === null) return null;
  if (news.type === 'event') return { ...known, version: news.version, room: news.room, you: news.you };
  const slots = known.room.slots.map((slot, number) => ({ ...slot, here: news.here[number] ?? slot.here }));
  return { ...known, people: news.people, room: { ...known.room, slots } };
}

function changed(known: LobbySnapshot, news: LobbyHappened): LobbySnapshot {
  const names = new Set([...(news.left ?? []), ...(news.people ?? []).map(({ person }) => person.name)]);
  return {
    ...known,
    version: news.version,
    rooms: merged(known.rooms, news.rooms, news.closed),
    seeks: merged(known.seeks, news.seeks, news.gone),
    people: [...known.people.filter(({ person }) => !names.has(person.name)), ...(news.people ?? [])],
    count: news.count ?? known.count,
  };
}

/** What is new stands where the old one stood, or at the end. */
function merged<One extends { id: string }>(known: One[], fresh: One[] = [], gone: string[] = []): One[] {
  const news = new Map(fresh.map((one) => [one.id, one]));
  const kept = known.filter(({ id }) => !gone.includes(id)).map((one) => news.get(one.id) ?? one);
  const there = new Set(kept.map(({ id }) => id));
  return [...kept, ...fresh.filter(({ id }) => !there.has(id))];
}
