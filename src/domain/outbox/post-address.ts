import { hrefs } from '../hrefs.ts';
import { canChange, type ListedPost } from './outbox-post.ts';

/** The screen on which a post was written and, for a friend who can still be corrected, its form. */
export function postHref(post: ListedPost): string {
  switch (post.kind) {
    case 'invitation':
      return canChange(post) ? hrefs.correctInvitation(post.requestId) : hrefs.invites();
    case 'card':
      return hrefs.getCard();
    case 'ticket':
      return hrefs.support();
    case 'address':
    case 'addressChange':
      return hrefs.addresses();
    case 'lessonProgress':
      return hrefs.lesson(post.body.lessonId);
    case 'personalData':
      return hrefs.personalData();
    case 'cancellation':
      return hrefs.order([post.body.orderId]);
    case 'handOut':
      return hrefs.desk();
    case 'goal':
      return post.body.prodId === null ? hrefs.profile() : hrefs.product(post.body.prodId);
  }
}
