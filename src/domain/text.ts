/** A text of the catalog or a manager's note in both languages (R1.8). */
export interface LocalText {
  readonly ru: string;
  readonly uz: string;
}
