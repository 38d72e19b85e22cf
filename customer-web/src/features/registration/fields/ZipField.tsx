import { normalizeZip } from '@laundry/shared/text/normalize';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { TextField } from '../../../components/fields/TextField';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useErrorCode } from '../../../lib/calls/error-text';
import { AreaNotice } from './AreaNotice';
import { findAddress } from '../api';
import { useRegistrationForm } from '../form/registration-form';
import { useFoundAddress } from './use-found-address';

interface Search {
  code: string;
  /** By its button; else by the code itself, as soon as it is complete. */
  isPressed: boolean;
}

/** A postal code: once it is complete it fills in an address that is still empty, and its search any. */
export function ZipField({ kind }: { kind: 'bill' | 'send' }) {
  const { form, t, text } = useRegistrationForm();
  const codeOf = useErrorCode();
  const name = `${kind}_addr_zipcode` as const;
  const { zip, isFound, isOutdated, fill } = useFoundAddress(kind);
  // An answer of a code that has become another meanwhile is nobody's.
  const isAskedFor = (searched: string): boolean => normalizeZip(form.getValues(name)) === searched;
  const isBlank = (): boolean =>
    form.getValues([`${kind}_addr_detail1`, `${kind}_addr_detail2`]).every((line) => line === '');
  const search = useMutation({
    mutationFn: ({ code }: Search) => findAddress(code),
    onSuccess: (address, { code, isPressed }) => {
      if (!isAskedFor(code) || (!isPressed && !isBlank())) return;
      fill(code, address);
      form.clearErrors(name);
      if (isPressed) form.setFocus(`${kind}_addr_detail2`);
    },
    onError: (error, { code, isPressed }) => {
      if (!isAskedFor(code) || !isPressed) return;
      const unknown = error instanceof ApiError && error.status === 404;
      form.setError(name, { type: 'search', message: unknown ? 'zip_not_found' : codeOf(error) });
    },
  });
  const bring = useEffectEvent((code: string) => {
    if (isBlank()) search.mutate({ code, isPressed: false });
  });
  useEffect(() => {
    if (zip !== null) bring(zip);
  }, [zip]);
  const isSearching = search.isPending && search.variables.isPressed;
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
            pending={isSearching}
            onClick={() => zip !== null && search.mutate({ code: zip, isPressed: true })}
          >
            {isSearching ? t.searching : t.search}
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
