import { LIMITS } from '@laundry/shared/constants/limits';
import { useState } from 'react';
import { CheckboxGroupInput, TextInput } from 'react-admin';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { FormDialog } from '../../components/form/dialog/FormDialog';
import { OthersFields } from '../../components/form/shared-write/OthersFields';
import { OthersChange } from '../../components/form/shared-write/OthersChange';
import { TypedFields } from '../../components/form/shared-write/TypedFields';
import { useFormDraft } from '../../components/form/draft/useFormDraft';
import type { OthersWords } from '../../components/form/shared-write/useSharedWrite';
import { t } from '../../i18n';
import type { Venue, VenueBody } from '../../providers/api/api-types';
import { LANG_CHOICES, NEW_VENUE, PICKUP_METHOD_CHOICES, fieldTexts, venueBody, venueErrors } from './venue-form';

/** Under which name a venue that was begun waits, a new one when none is said. */
export const venueDraft = (venue?: Venue): string => (venue === undefined ? 'venue' : `venue.${venue.id}`);
const NAME = { htmlInput: { maxLength: LIMITS.nameLength } };
const CODE = { htmlInput: { maxLength: 20, autoCapitalize: 'off' } };

interface Props {
  /** The one that is edited; a new one when missing. */
  readonly venue?: Venue;
  /** What somebody else wrote into it meanwhile. */
  readonly others?: OthersWords | null;
  /** Hears which fields are typed into. */
  readonly onTyped?: (fields: readonly string[]) => void;
  readonly save: (body: VenueBody, key: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The form of a partner venue; the code of one that is there stands in addresses and on paper: it stays. */
export function VenueDialog({ venue, others = null, onTyped, save, onClose }: Props) {
  const texts = venue === undefined ? 'add' : 'edit';
  const draft = useFormDraft(venueDraft(venue), venueBody(venue ?? NEW_VENUE));
  const [began] = useState(draft.fresh);
  const submit = async (values: Partial<VenueBody>) => {
    const body = venueBody(values);
    await save(body, draft.keyOf(body));
    onClose();
  };
  return (
    <FormDialog
      title={t(`venues.${texts}.title`)}
      submitLabel={t(`venues.${texts}.submit`)}
      pendingLabel={t(`venues.${texts}.submitting`)}
      record={draft.record}
      draft={draft}
      validate={venueErrors}
      onSubmit={submit}
      onClose={onClose}
    >
      {onTyped && <TypedFields began={began} onTyped={onTyped} />}
      <OthersChange others={others} drafted={fieldTexts(draft.fresh, draft.conflicts)}>
        {(words) => <OthersFields others={words} textsOf={theirTexts} />}
      </OthersChange>
      <TextInput
        required={venue === undefined}
        autoFocus={venue === undefined}
        readOnly={venue !== undefined}
        source="code"
        helperText={t('venues.codeRule')}
        slotProps={CODE}
      />
      <TextInput required autoFocus={venue !== undefined} source="name" helperText={false} slotProps={NAME} />
      <TextInput required source="provider_name" helperText={false} slotProps={NAME} />
      <TextInput required source="property_name" helperText={false} slotProps={NAME} />
      <ChoiceInput source="default_lang" choices={LANG_CHOICES} />
      <CheckboxGroupInput
        className="required"
        source="pickup_delivery_types"
        choices={PICKUP_METHOD_CHOICES}
        helperText={false}
      />
    </FormDialog>
  );
}

const theirTexts = (fields: object): readonly string[] => fieldTexts({ ...NEW_VENUE, ...fields }, Object.keys(fields));
