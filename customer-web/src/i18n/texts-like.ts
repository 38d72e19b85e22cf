/** Texts as they are written down. */
export type TextTree = string | readonly TextTree[] | { readonly [key: string]: TextTree };

/**
 * Another language's texts: the same keys with its own words. Plural forms are each language's own: i18next looks for
 * `…_one` and `…_other`, and Japanese has the second only.
 */
export type TextsLike<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly TextsLike<Item>[]
    : { readonly [Key in keyof T]: TextsLike<T[Key]> } & Singulars<T>;

type Singulars<T> = { readonly [Key in keyof T as Key extends `${infer Name}_other` ? `${Name}_one` : never]?: string };

/** Texts as screens read them: what has places to fill is asked with their values, so that none is forgotten. */
export type Texts<T> = T extends string
  ? Said<T>
  : T extends readonly (infer Item)[]
    ? readonly Texts<Item>[]
    : { readonly [Key in keyof T as Key extends `${infer Name}_other` ? Name : Key]: Texts<T[Key]> };

type Said<Text extends string> = [Place<Text>] extends [never] ? string : (values: Values<Place<Text>>) => string;
type Values<Name extends string> = Readonly<Record<Name, string | number>>;
type Place<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Place<Rest> : never;
