import { describe, expect, it } from 'vitest';
import type { TrailEntry } from '../../providers/api/api-types';
import { EVERYTHING, choicesOf, wanted } from './trail-filter';

const entry = (id: number, operation_type: number, operation_user_id: number | null, operation_user: string) => ({
  id,
  operation_type,
  operation_user_id,
  operation_user,
  search_timestamp: '2026-11-25 09:00:00',
  changes: [],
  undoes_id: null,
  undone_by_id: null,
});
const TRAIL: readonly TrailEntry[] = [
  entry(4, 10, 3, '班長 次郎'),
  entry(3, 5, 7, '集配 花子'),
  entry(2, 10, 3, '班長 旧姓'),
  entry(1, 15, null, ''),
];
const ids = (entries: readonly TrailEntry[]) => entries.map(({ id }) => id);

describe('a trail is narrowed', () => {
  it('to what and who is in it, each once, as they were called last', () => {
    expect(choicesOf(TRAIL, 'kind').map(({ label }) => label)).toEqual(['担当割当', '集荷', '自動キャンセル']);
    expect(choicesOf(TRAIL, 'person').map(({ label }) => label)).toEqual(['班長 次郎', '集配 花子', 'システム']);
  });

  it.each([
    [{}, [4, 3, 2, 1]],
    [{ kind: '10' }, [4, 2]],
    [{ person: '7' }, [3]],
    [{ person: 'system' }, [1]],
    [{ kind: '10', person: '3' }, [4, 2]],
    [{ kind: '10', person: '7' }, []],
    [{ kind: '40' }, [4, 3, 2, 1]],
  ])('by %j', (filter, left) => expect(ids(wanted(TRAIL, { ...EVERYTHING, ...filter }))).toEqual(left));
});
