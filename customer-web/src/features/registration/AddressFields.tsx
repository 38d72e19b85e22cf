import { TextField } from '../../components/ui/TextField';
import { ZipField } from './ZipField';
import { useRegistrationForm } from './registration-form';

/** Postal code with its search, then the address in three lines: billing or delivery. */
export function AddressFields({ kind }: { kind: 'bill' | 'send' }) {
  const { text } = useRegistrationForm();
  const group = kind === 'bill' ? 'section-bill billing' : 'section-send shipping';
  return (
    <>
      <ZipField kind={kind} />
      <TextField {...text(`${kind}_addr_detail1`)} autoComplete={`${group} address-level1`} />
      <TextField {...text(`${kind}_addr_detail2`)} autoComplete={`${group} address-line1`} />
      <TextField {...text(`${kind}_addr_detail3`)} autoComplete={`${group} address-line2`} />
    </>
  );
}
