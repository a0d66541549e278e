import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { phoneHref } from '#src/domain/hrefs.ts';
import { managerChat } from '#src/state/member/manager-chat.ts';
import { member } from '#src/state/member/member.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

/**
 * Ways to the support outside the app: phones, e-mail, the brand's channels. The manager's chat is left out for a
 * blocked card, as everywhere (R2.30); the others stay.
 */
export function Contacts() {
  const { t } = useTranslation('help');
  const chat = managerChat(useSnapshot(member));
  const { supportPhones, supportEmail, socials } = currentBrand();
  const look = { variant: 'outline', size: 'small' } as const;
  return (
    <ul className="wrapping-row" aria-label={t('support.contacts')}>
      {[supportPhones.tollFree, supportPhones.mobile].map((phone) => (
        <li key={phone}>
          <LinkButton {...look} icon="phone" to={phoneHref(phone)}>
            <span translate="no">{phone}</span>
          </LinkButton>
        </li>
      ))}
      <li>
        <LinkButton {...look} icon="mail" to={`mailto:${supportEmail}`}>
          {t('support.email')}
        </LinkButton>
      </li>
      {chat !== null && (
        <li>
          <LinkButton {...look} icon="message-circle" to={chat}>
            {t('support.chat')}
          </LinkButton>
        </li>
      )}
      {socials.map(({ name, url }) => (
        <li key={name}>
          <LinkButton {...look} icon="external-link" to={url}>
            {name}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
