/** An address that opens a messenger or a network with a text to send. */
export interface ShareLink {
  readonly name: string;
  readonly href: string;
}

/**
 * Ways to share a link where the device has no share sheet (R2.12).
 * @param text what the friend reads beside the link
 */
export function shareLinks(link: string, text: string): readonly ShareLink[] {
  const [url, words, both] = [link, text, `${text} ${link}`].map(encodeURIComponent);
  return [
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${words}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'VK', href: `https://vk.com/share.php?url=${url}&title=${words}` },
  ];
}
