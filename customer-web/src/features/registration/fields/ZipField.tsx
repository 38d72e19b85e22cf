import { normalizeZip } from '@laundry/shared/text/normalize';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/TextField';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { AreaNotice } from './AreaNotice';
import { addressLines, streetAfterSearch } from './address-lines';
import { findAddress } from '../api';
import { useRegistrationForm } from '../form/registration-form';

/** A postal code; the search is there once the code is complete, and fills in what the code tells. */
export function ZipField({ kind }: { kind: 'bill' | 'send' }) {
  const { form, t, text } = useRegistrationForm();
  const errorText = useErrorText();
  const name = `${kind}_addr_zipcode` as const;
  const zip = normalizeZip(useWatch({ control: form.control, name }));
  const search = useMutation({
    mutationFn: findAddress,
    onSuccess: (address) => {
      const [line1, line2] = addressLines(address);
      form.setValue(`${kind}_addr_detail1`, line1, { shouldValidate: form.formState.isSubmitted });
      const street = streetAfterSearch(form.getValues(`${kind}_addr_detail2`), line2);
      form.setValue(`${kind}_addr_detail2`, street, { shouldValidate: form.formState.isSubmitted });
      form.clearErrors(name);
      form.setFocus(`${kind}_addr_detail2`);
    },
    onError: (error) => {
      const unknown = error instanceof ApiError && error.status === 404;
      form.setError(name, { type: 'search', message: unknown ? 'zip_not_found' : errorText(error) });
    },
  });
  return (
    <>
      <TextField
        {...text(name)}
        hint={t.zip_note}
        inputMode="numeric"
        autoComplete={kind === 'bill' ? 'section-bill billing postal-code' : 'section-send shipping postal-code'}
        beside={
          <Button
            kind="secondary"
            small
            unavailable={zip === null}
            pending={search.isPending}
            onClick={() => zip !== null && search.mutate(zip)}
          >
            {search.isPending ? t.searching : t.search}
          </Button>
        }
      />
      <p role="status" className="visually-hidden">
        {search.isSuccess ? t.searched : ''}
      </p>
      {kind === 'send' && zip !== null && <AreaNotice zip={zip} />}
    </>
  );
}
