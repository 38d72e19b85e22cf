import { beginning, type Standing, writeShared } from '@laundry/shared/rules/versions/write-shared';
import { useUpdate } from 'ra-core';
import { useState } from 'react';
import { staleRowOf } from '@laundry/web-kit/calls/stale-row';
import type { SharedRow } from './shared-row';
import { ToldConflict } from './told-conflict';

/** What somebody else wrote into the fields that one writes oneself. */
export interface OthersWords {
  readonly by: string | null;
  readonly at: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Writes a row that others write too. Where somebody changed other fields of it since `began`, theirs stay and nobody is
 * asked. Where they changed the same ones, `others` says what, of which a `ToldConflict` is thrown; sent again, it replaces that.
 */
export function useSharedWrite<Row extends SharedRow>(resource: string | undefined) {
  const [update, { error, isPending }] = useUpdate<Row>(resource);
  const [others, setOthers] = useState<OthersWords | null>(null);
  const [standing, setStanding] = useState<Standing<Row> | null>(null);
  const forget = () => {
    setOthers(null);
    setStanding(null);
  };
  /** The row as it is stored now: asked for, it always comes, which the type of the hook does not say. */
  const send = async (began: Row, data: object): Promise<Row> =>
    (await update(
      undefined,
      { id: began.id, data, previousData: began },
      { mutationMode: 'pessimistic', returnPromise: true },
    )) ?? began;
  /** `shown`: where the writer stands who was shown a later row than a refusal has told of. */
  const write = async (began: Row, typed: object, shown: Standing<Row> | null = null): Promise<Row> => {
    const written = await writeShared(typed, shown ?? standing ?? beginning(began), {
      send: (data) => send(began, data),
      currentOf: (refused) => staleRowOf(refused)?.current,
    });
    if (written.kind === 'stored') {
      forget();
      return written.result;
    }
    if (written.kind === 'conflict') {
      const { by = null, at = null } = staleRowOf(written.error) ?? {};
      setStanding(written.standing);
      if (Object.keys(written.fields).length > 0) {
        setOthers({ by, at, fields: written.fields });
        throw new ToldConflict();
      }
    }
    throw written.error;
  };
  return { write, others, standing, forget, error, isPending };
}
