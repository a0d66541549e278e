/** What a picture of a code shows, from top to bottom. */
export interface CodePicture {
  readonly title: string;
  /** A place, a name: what stands under the title; empty lines are left out. */
  readonly lines: readonly string[];
  readonly form: 'bars' | 'qr';
  /** Content of the code. */
  readonly text: string;
  /** What can be read out where the code cannot be scanned, one entry a line. */
  readonly numbers: readonly string[];
  /** Name of the file, without its type. */
  readonly name: string;
}
