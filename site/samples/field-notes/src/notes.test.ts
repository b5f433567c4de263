// #region step-10
import { beforeEach, expect, it, vi } from 'vitest';
import { addNote, allNotes, loadNotes, removeNote } from './notes';

/** What the phone would keep. vi.mock runs before everything else, so it needs this early, too. */
const stored = vi.hoisted(() => new Map<string, string>());

vi.mock('@trispan/preferences', () => ({
  Preferences: {
    get: async ({ key }: { key: string }) => ({ value: stored.get(key) ?? null }),
    set: async ({ key, value }: { key: string; value: string }) => {
      stored.set(key, value);
    },
  },
}));

const note = (id: string) => ({ id, text: `Note ${id}`, written: '2024-05-01T08:00:00.000Z' });

beforeEach(async () => {
  stored.clear();
  await loadNotes();
});

it('starts without notes', () => {
  expect(allNotes()).toEqual([]);
});

it('has the newest note first, also after a restart', async () => {
  await addNote(note('1'));
  await addNote(note('2'));
  await loadNotes();

  expect(allNotes().map(({ id }) => id)).toEqual(['2', '1']);
});

it('forgets a deleted note for good', async () => {
  await addNote(note('1'));
  await removeNote('1');
  await loadNotes();

  expect(allNotes()).toEqual([]);
});
// #endregion
