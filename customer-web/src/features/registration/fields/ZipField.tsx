import { normalizeZip } from '@laundry/shared/text/normalize';
import { useMutation } from '@tanstack/react-query';
import { Alert } from '../../../components/ui/Alert';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/TextField';
import { ApiError } from '../../../lib/api-error';
import { useErrorCode } from '../../../lib/error-text';
import { AreaNotice } from './AreaNotice';
import { findAddress } from '../api';
import { useRegistrationForm } from '../form/registration-form';
import { useFoundAddress } from './use-found-address';

/** A postal code; the search is there once the code is complete, and fills in what the code tells. */
export function ZipField({ kind }: { kind: 'bill' | 'send' }) {
  const { form, t, text } = useRegistrationForm();
  const codeOf = useErrorCode();
  const name = `${kind}_addr_zipcode` as const;
  const { zip, isFound, isOutdated, fill } = useFoundAddress(kind);
  // An answer of a code that has become another meanwhile is nobody's.
  const isAskedFor = (searched: string): boolean => normalizeZip(form.getValues(name)) === searched;
  const search = useMutation({
    mutationFn: findAddress,
    onSuccess: (address, searched) => {
      if (!isAskedFor(searched)) return;
      fill(searched, address);
      form.clearErrors(name);
      form.setFocus(`${kind}_addr_detail2`);
    },
    onError: (error, searched) => {
      if (!isAskedFor(searched)) return;
      const unknown = error instanceof ApiError && error.status === 404;
      form.setError(name, { type: 'search', message: unknown ? 'zip_not_found' : codeOf(error) });
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
        {search.isSuccess && isFound ? t.searched : ''}
      </p>
      {isOutdated && (
        <Alert role="status">
          <p>{t.zip_changed}</p>
        </Alert>
      )}
      {kind === 'send' && zip !== null && <AreaNotice zip={zip} />}
    </>
  );
}
