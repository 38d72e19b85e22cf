import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { lengthOf } from '@laundry/shared/text/length';
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
  const max = CLAIM_LIMITS.textLength;
  const { errorOf, summary } = useFormErrors(form, t.fields, { max });
  const length = lengthOf(form.watch('text'));
  const left = max - length;
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
        <div className="stack-tight">
          <Textarea
            {...form.register('text')}
            label={t.fields.text}
            hint={t.text_hint({ max })}
            error={errorOf('text')}
            rows={6}
          />
          <p className="small muted">{left >= 0 ? t.text_length({ length, max }) : t.text_over({ count: -left })}</p>
        </div>
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
