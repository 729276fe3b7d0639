/** Shown where an editor gave no picture: the outline of a picture frame in a neutral grey. */
export const placeholderDrawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<rect width="1200" height="900" fill="#e9eaec"/>
<g fill="none" stroke="#a9adb3" stroke-width="16" stroke-linejoin="round">
<rect x="440" y="330" width="320" height="240" rx="16"/>
<circle cx="530" cy="410" r="28"/>
<path d="m448 545 92-88 64 60 68-72 80 84"/>
</g>
</svg>
`,
);
