/** A text of the catalogue or a manager's note in both languages of the product (R1.8). */
export interface LocalText {
  readonly ru: string;
  readonly uz: string;
}
