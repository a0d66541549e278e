/** A ticket of the technical support (specification §3). */
export interface SupportTicket {
  readonly id: number;
  readonly topic: string;
  readonly category_code: string;
  readonly status_code: string;
}
