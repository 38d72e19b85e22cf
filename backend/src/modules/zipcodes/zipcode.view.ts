/** The address of a postal code, as far as it is one. */
export class ZipcodeView {
  prefecture_name: string;
  /** City, ward or county with its town. */
  address1: string;
  /** Part of the city; of several, what their names begin with. */
  address2: string;
  address3: string;
}
