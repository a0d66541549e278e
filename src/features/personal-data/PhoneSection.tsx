import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { supportPhones } from '#src/domain/contacts.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { isVerifiedPhone, memberPhoneInfo } from '#src/domain/person/phone-info.ts';
import { member } from '#src/state/member/member.ts';
import { contacts } from '#src/state/page/brand.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { PhoneMismatch } from '#src/ui/app/PhoneMismatch/PhoneMismatch.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { showPhone } from '#src/ui/base/PhoneInput/show-phone.ts';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import styles from './PersonalData.module.css';

const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** The phone with its state, and its change by a code (R4.3, R2.28). */
export function PhoneSection({ client }: { client: BusClient }) {
  const { t } = useTranslation('card');
  const titleId = useId();
  const write = useWrite();
  const { info } = useSnapshot(member);
  const [isEdited, setIsEdited] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const phones = memberPhoneInfo(info, client);
  const { bitrixPhone, b24VerifiedPhone, existedPhone } = phones;
  // The verified phone is the one that gets codes; the manager keeps the contact's.
  const shown = b24VerifiedPhone ?? existedPhone;
  const isVerified = shown !== null && isVerifiedPhone(phones, shown);
  const manager = info?.manager ?? null;
  const callable = [
    ...(manager?.phone
      ? [{ name: t('mismatch.manager', { name: manager.name }), phone: manager.phone }]
      : []),
    ...supportPhones(contacts())
      .slice(0, 1)
      .map((phone) => ({ name: t('mismatch.support'), phone })),
  ];

  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack">
        <h2 id={titleId}>{t('data.phone')}</h2>
        <p className={`wrapping-row ${styles.phone}`}>
          {shown === null ? (
            <span>{t('data.absent')}</span>
          ) : (
            <span translate="no">{showPhone(shown)}</span>
          )}
          {shown !== null && info && (
            <Tag
              tone={isVerified ? 'positive' : 'warning'}
              icon={isVerified ? 'badge-check' : 'circle-alert'}
            >
              {t(isVerified ? 'data.verified' : 'data.notVerified')}
            </Tag>
          )}
        </p>
        {bitrixPhone !== null && phones.isDifferentInSources && (
          <PhoneMismatch stored={showPhone(bitrixPhone)} contacts={callable}>
            {t(b24VerifiedPhone === null ? 'mismatch.unverified' : 'mismatch.sources')}
          </PhoneMismatch>
        )}
        {isEdited && write && (
          <PhoneForm
            write={write}
            initial={isVerified ? '' : (shown ?? '')}
            phones={phones}
            onCancel={() => {
              setWasEdited(true);
              setIsEdited(false);
            }}
          />
        )}
        {!isEdited && write && (
          <div className={`stack stack-tight ${styles.actions}`}>
            <Button
              ref={wasEdited ? focus : null}
              variant="outline"
              icon="smartphone"
              onClick={() => setIsEdited(true)}
            >
              {t(isVerified || shown === null || !info ? 'data.changePhone' : 'data.verify')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
