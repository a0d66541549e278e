type RussianOnlyForm = `${string}_few` | `${string}_many` | `${string}_other`;
type WithoutForm<Key> = Key extends `${infer Base}_one` ? Base : Key;

/**
 * The shape that Uzbek texts must have for a file of Russian ones: the same keys, except that a text
 * with a count is one text. Uzbek nouns keep their form after a number, and browsers lack Uzbek plural
 * rules (R10.4), so a rule that is not asked for cannot be wrong.
 */
export type Translated<Texts> = {
  readonly [
    Key in keyof Texts as Key extends RussianOnlyForm ? never : WithoutForm<Key>
  ]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};
