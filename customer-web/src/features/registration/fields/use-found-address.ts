import { normalizeZip } from '@laundry/shared/text/normalize';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { ZipAddress } from '../../../lib/calls/api-types';
import { useRegistrationForm } from '../form/registration-form';
import { addressLines, streetAfterSearch } from './address-lines';
import { type AddressLines, linesAt } from './found-address';

/** Holds a postal code and the address that its search fills in together. */
export function useFoundAddress(kind: 'bill' | 'send') {
  const { form } = useRegistrationForm();
  const names = {
    zip: `${kind}_addr_zipcode`,
    line: `${kind}_addr_detail1`,
    street: `${kind}_addr_detail2`,
    foundZip: `${kind}_addr_found_zip`,
    foundLine: `${kind}_addr_found_line`,
    foundTown: `${kind}_addr_found_town`,
    at: `${kind}_addr_at_zip`,
  } as const;
  const [typed, foundZip] = useWatch({ control: form.control, name: [names.zip, names.foundZip] });
  const zip = normalizeZip(typed);
  const put = (name: typeof names.line | typeof names.street, text: string): void => {
    if (text === form.getValues(name)) return;
    // What was missing is there now, also of a part that was judged before the form is sent.
    form.setValue(name, text, { shouldValidate: form.formState.isSubmitted || form.getFieldState(name).invalid });
  };
  const write = ({ line, street }: AddressLines): void => {
    put(names.line, line);
    put(names.street, street);
  };
  const follow = useEffectEvent((code: string) => {
    // Drawn anew, after the confirmation or a reload, at the same code: what was typed since stands.
    if (code === form.getValues(names.at)) return;
    form.setValue(names.at, code);
    const [found, foundLine, town] = form.getValues([names.foundZip, names.foundLine, names.foundTown]);
    const [line, street] = form.getValues([names.line, names.street]);
    if (found !== '') write(linesAt(code, { zip: found, line: foundLine, town }, { line, street }));
  });
  useEffect(() => {
    // Typed, filled in by the browser or taken from the front page: the address goes with its code.
    if (zip !== null) follow(zip);
  }, [zip]);
  return {
    /** The code as it stands, once it is complete. */
    zip,
    isFound: zip !== null && zip === foundZip,
    /** The address was another code's. */
    isOutdated: zip !== null && foundZip !== '' && zip !== foundZip,
    fill: (searched: string, address: ZipAddress): void => {
      const [line, town] = addressLines(address);
      form.setValue(names.foundZip, searched);
      form.setValue(names.foundLine, line);
      form.setValue(names.foundTown, town);
      write({ line, street: streetAfterSearch(form.getValues(names.street), town) });
    },
  };
}
