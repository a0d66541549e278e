type RussianOnlyForm = `${string}_few` | `${string}_many` | `${string}_other`;
type WithoutForm<Key> = Key extends `${infer Base}_one` ? Base : Key;

/**
 * The shape of the Uzbek texts for a file of Russian ones: the same keys, but a text with a count has one
 * form. Uzbek nouns keep their form after a number, and browsers lack Uzbek plural rules (R10.4), so no
 * rule is needed.
 */
export type Translated<Texts> = {
  readonly [
    Key in keyof Texts as Key extends RussianOnlyForm ? never : WithoutForm<Key>
  ]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};
