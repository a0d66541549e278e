import type { BusClient } from '#src/domain/member/client.ts';
import type { UserInfo } from '#src/domain/member/member.ts';
import { memberPhoneInfo } from '#src/domain/person/phone-info.ts';
import type { CardFormValues } from './card-form.ts';

interface Sources {
  /** The signed-in person's own names. */
  readonly person: { readonly firstName: string; readonly lastName: string } | null;
  readonly info: UserInfo | null;
  readonly client: BusClient | null;
}

/** What is already known about the member, so that nobody types it again. */
export function prefillOf({ person, info, client }: Sources): Partial<CardFormValues> {
  const known: Partial<CardFormValues> = {
    name: client?.name || person?.firstName || '',
    surname: client?.surname || person?.lastName || '',
    patronymic: client?.patronymic ?? '',
    sex: client?.sex ?? '',
    birth_date: client?.birth_date ?? '',
    phone: memberPhoneInfo(info, client).existedPhone ?? '',
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}
