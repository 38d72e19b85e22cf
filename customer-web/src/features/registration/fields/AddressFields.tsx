import { TextField } from '../../../components/fields/TextField';
import { NoHouseNumber } from './NoHouseNumber';
import { ZipField } from './ZipField';
import { useRegistrationForm } from '../form/registration-form';
import { useResidence } from '../venue/residence';

/** Postal code with its search, then the address in three lines: billing or delivery. */
export function AddressFields({ kind }: { kind: 'bill' | 'send' }) {
  const { t, text } = useRegistrationForm();
  const resident = useResidence() !== null && kind === 'send';
  // Prefecture and city in one field are what no browser's address book holds: the postal code's search fills them in.
  const group = kind === 'bill' ? 'section-bill billing' : 'section-send shipping';
  return (
    <>
      <ZipField kind={kind} />
      <TextField {...text(`${kind}_addr_detail1`)} autoComplete="off" />
      <TextField {...text(`${kind}_addr_detail2`)} autoComplete={`${group} address-line1`} />
      <NoHouseNumber kind={kind} />
      <TextField
        {...text(`${kind}_addr_detail3`)}
        {...(resident && { label: t.venue.building })}
        autoComplete={`${group} address-line2`}
      />
      {resident && <TextField {...text('send_addr_detail3_room_number')} autoComplete="off" />}
    </>
  );
}
