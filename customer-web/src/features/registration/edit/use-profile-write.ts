import { beginning, type Standing, writeShared } from '@laundry/shared/rules/versions/write-shared';
import { staleRowOf } from '@laundry/web-kit/calls/stale-row';
import { useState } from 'react';
import { currentLang } from '../../../i18n/language';
import type { CurrentUser, Venue } from '../../../lib/calls/api-types';
import { changeProfile, updateAtVenue } from '../api';
import { type EditValues, emailChanges, valuesOf } from './edit-values';
import { type FormRow, currentRow, formRow, profileChanges } from './profile-changes';

/** What somebody else wrote into fields that the customer changed, by field. */
export type OthersFields = Readonly<Record<string, unknown>>;

/**
 * Stores what a customer changed since the form was opened. What others changed meanwhile stays; where it is the same
 * field, the refusal is thrown and `others` says what stands there, which is replaced once it is sent again.
 */
export function useProfileWrite(opened: CurrentUser, venue: Venue | null) {
  const [standing, setStanding] = useState<Standing<FormRow> | null>(null);
  const [others, setOthers] = useState<OthersFields>({});
  const told = standing?.told ?? [];
  const write = async (values: EditValues): Promise<void> => {
    const changes = profileChanges(values, { opened, told, lang: currentLang() });
    const password = emailChanges(values, opened) && { current_password: values.current_password };
    const written = await writeShared(changes, standing ?? beginning(formRow(opened)), {
      send: async ({ pickup_delivery_type, ...profile }) => {
        if (venue) await updateAtVenue(venue.code, { ...profile, ...pickupMethod(pickup_delivery_type) });
        else await changeProfile({ ...profile, ...password });
      },
      currentOf: (error) => {
        const stale = staleRowOf(error);
        return stale === null ? undefined : currentRow(opened, stale.current);
      },
    });
    if (written.kind === 'stored') {
      setStanding(null);
      setOthers({});
      return;
    }
    if (written.kind === 'conflict') {
      setStanding(written.standing);
      setOthers(written.fields);
    }
    throw written.error;
  };
  return { write, others, before: { ...valuesOf(opened), ...(standing && toldTexts(standing)) } };
}

/** What stands in the fields that were told, as the form has it. */
const toldTexts = ({ told, seen }: Standing<FormRow>): Readonly<Record<string, string>> =>
  Object.fromEntries(told.map((field) => [field, textOf(seen[field])]));

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const pickupMethod = <Type>(pickup_delivery_type: Type | undefined) =>
  pickup_delivery_type === undefined ? {} : { pickup_delivery_type };
