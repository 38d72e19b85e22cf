import { isCustomerPassword } from '@laundry/shared/text/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

const NAME = 'virtual:common-passwords';

/** Of the passwords that many people have, those that a customer's may be: a tenth of the list, with a line break between. */
export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => {
      if (id !== `\0${NAME}`) return null;
      const common = dictionary['passwords-common'].filter(isCustomerPassword);
      return `export default ${JSON.stringify(common.join('\n'))};`;
    },
  };
}
