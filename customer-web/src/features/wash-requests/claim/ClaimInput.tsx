import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/buttons/Button';
import { StepActions } from '../../../components/buttons/StepActions';
import { Textarea } from '../../../components/fields/Textarea';
import { ErrorSummary } from '../../../components/messages/ErrorSummary';
import { Card } from '../../../components/page/Card';
import { useTexts } from '../../../i18n/texts';
import type { ClaimBody } from '../../../lib/calls/api-types';
import { useFormErrors } from '../../../lib/form/form-errors';
import { PhotoField } from './PhotoField';
import { usePhotos } from './use-photos';

interface ClaimInputProps {
  form: UseFormReturn<ClaimBody>;
  onCheck: () => void;
}

export function ClaimInput({ form, onCheck }: ClaimInputProps) {
  const t = useTexts('claim');
  const { errorOf, summary } = useFormErrors(form, t.fields, { max: CLAIM_LIMITS.textLength });
  const names = form.watch('photos');
  const photos = usePhotos(names, (next) => form.setValue('photos', next));
  return (
    <Card>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A photo that is on its way belongs to it.
          if (!photos.isPending) onCheck();
        }}
      >
        <ErrorSummary messages={summary} />
        <Textarea
          {...form.register('text')}
          label={t.fields.text}
          hint={t.text_hint({ max: CLAIM_LIMITS.textLength })}
          error={errorOf('text')}
          rows={6}
        />
        <PhotoField names={names} photos={photos} />
        <StepActions>
          <Button type="submit" wide unavailable={photos.isPending}>
            {t.to_confirm}
          </Button>
        </StepActions>
      </form>
    </Card>
  );
}
