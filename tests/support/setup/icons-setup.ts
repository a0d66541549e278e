// Components are drawn without the files that bring their icons in the app.
import '#src/ui/base/Icon/other-icons.ts';
