/** A text without what opens something for whoever has it: in the addresses of a mail, the long random parts. */
export const withoutSecrets = (text: string): string =>
  text.replace(/https?:\/\/\S+/g, (address) => address.replace(/[\w-]{20,}/g, '…'));
