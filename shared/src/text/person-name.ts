/** Last and first name with a space between, as they are written in Japan. */
export const personName = (person: { readonly name1: string; readonly name2: string }): string =>
  [person.name1, person.name2].filter((part) => part !== '').join(' ');

/** How a mail addresses its reader: a company by its name, a person by theirs. */
export const addressee = (person: {
  readonly name1: string;
  readonly name2: string;
  readonly company_name: string | null;
}): string => person.company_name || personName(person);
