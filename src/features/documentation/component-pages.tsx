import { docs as goBack } from '#src/ui/app/GoBack/GoBack.docs.tsx';
import { docs as helpLine } from '#src/ui/app/Hint/Hint.docs.tsx';
import { docs as orderCard } from '#src/ui/app/OrderCard/OrderCard.docs.tsx';
import { docs as pageLoader } from '#src/ui/app/PageLoader/PageLoader.docs.tsx';
import { docs as productCard } from '#src/ui/app/ProductCard/ProductCard.docs.tsx';
import { docs as productDetailCard } from '#src/ui/app/ProductDetailCard/ProductDetailCard.docs.tsx';
import { docs as accordion } from '#src/ui/base/Accordion/Accordion.docs.tsx';
import { docs as alert } from '#src/ui/base/Alert/Alert.docs.tsx';
import { docs as bannerSpent } from '#src/ui/base/BannerSpent/BannerSpent.docs.tsx';
import { docs as button } from '#src/ui/base/Button/Button.docs.tsx';
import { docs as card } from '#src/ui/base/Card/Card.docs.tsx';
import { docs as carousel } from '#src/ui/base/Carousel/Carousel.docs.tsx';
import { docs as checkbox } from '#src/ui/base/Checkbox/Checkbox.docs.tsx';
import { docs as coins } from '#src/ui/base/Coins/Coins.docs.tsx';
import { docs as datePicker } from '#src/ui/base/DatePicker/DatePicker.docs.tsx';
import { docs as dialog } from '#src/ui/base/Dialog/Dialog.docs.tsx';
import { docs as emptyState } from '#src/ui/base/EmptyState/EmptyState.docs.tsx';
import { docs as grid } from '#src/ui/base/Grid/Grid.docs.tsx';
import { docs as hint } from '#src/ui/base/Hint/Hint.docs.tsx';
import { docs as icon } from '#src/ui/base/Icon/Icon.docs.tsx';
import { docs as input } from '#src/ui/base/Input/Input.docs.tsx';
import { docs as inputCode } from '#src/ui/base/InputCode/InputCode.docs.tsx';
import { docs as linkButton } from '#src/ui/base/LinkButton/LinkButton.docs.tsx';
import { docs as orderHistory } from '#src/ui/base/OrderHistory/OrderHistory.docs.tsx';
import { docs as phoneInput } from '#src/ui/base/PhoneInput/PhoneInput.docs.tsx';
import { docs as priceSlider } from '#src/ui/base/PriceSlider/PriceSlider.docs.tsx';
import { docs as progressLoad } from '#src/ui/base/Progress/ProgressLoad.docs.tsx';
import { docs as radioGroup } from '#src/ui/base/RadioGroup/RadioGroup.docs.tsx';
import { docs as select } from '#src/ui/base/Select/Select.docs.tsx';
import { docs as showMore } from '#src/ui/base/ShowMore/ShowMore.docs.tsx';
import { docs as showMoreText } from '#src/ui/base/ShowMore/ShowMoreText.docs.tsx';
import { docs as skeleton } from '#src/ui/base/Skeleton/Skeleton.docs.tsx';
import { docs as slider } from '#src/ui/base/Slider/Slider.docs.tsx';
import { docs as table } from '#src/ui/base/Table/Table.docs.tsx';
import { docs as tabs } from '#src/ui/base/Tabs/Tabs.docs.tsx';
import { docs as tags } from '#src/ui/base/Tag/Tag.docs.tsx';
import { docs as textArea } from '#src/ui/base/TextArea/TextArea.docs.tsx';
import { docs as toast } from '#src/ui/base/Toast/Toast.docs.tsx';
import type { ComponentDocs } from '#src/ui/docs/component-docs.tsx';
import { componentPage } from './component-page.tsx';
import type { DocPage } from './sections.ts';

/** The base components in the order of R2.50. */
const SPECIFIED: readonly ComponentDocs[] = [
  button,
  select,
  input,
  inputCode,
  checkbox,
  datePicker,
  phoneInput,
  priceSlider,
  slider,
  tabs,
  toast,
  table,
  tags,
  accordion,
  skeleton,
  card,
  grid,
  orderHistory,
  hint,
  dialog,
  showMore,
  alert,
  bannerSpent,
  icon,
  progressLoad,
];

/** Base components that R2.50 does not name. */
const FURTHER: readonly ComponentDocs[] = [
  carousel,
  coins,
  emptyState,
  linkButton,
  radioGroup,
  showMoreText,
  textArea,
];

const APP: readonly ComponentDocs[] = [
  productCard,
  productDetailCard,
  orderCard,
  goBack,
  helpLine,
  pageLoader,
];

/** All components with examples; the component tests render them, too. */
export const componentDocs: readonly ComponentDocs[] = [...SPECIFIED, ...FURTHER, ...APP];

export const componentPages: readonly DocPage[] = [
  ...[...SPECIFIED, ...FURTHER].map((docs) => componentPage('base', docs)),
  ...APP.map((docs) => componentPage('app', docs)),
];
