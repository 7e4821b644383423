import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import './preview.css'

// A limit that only a hang can meet, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 })

/** Theme and direction of writing stand on `<html>`, as in the product. */
const onPage: Decorator = (Story, { globals: { theme, direction } }) => {
  const page = document.documentElement
  page.dir = direction === 'rtl' ? 'rtl' : 'ltr'
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  else delete page.dataset.theme
  return (
    <div data-story className="max-w-2xl p-4">
      <Story />
    </div>
  )
}

export default {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', direction: 'ltr' },
  decorators: [onPage],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    backgrounds: { disabled: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '900px' }, type: 'tablet' },
      },
    },
  },
} satisfies Preview
