import { PALETTE } from './plots/palette.ts'

const { ink, paper, ochre, slate, zebra } = PALETTE

/** Style of a report as a page: phones, wide screens, dark rooms, paper. Plots take their colours from here. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: ${ink}; --paper: ${paper}; --zebra: ${zebra}; --rule: #767676; --ochre: ${ochre}; --slate: ${slate}; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2efe6; --paper: #16191d; --zebra: #24282e; --rule: #8d8d8d; --slate: #9fb4c8; } }
@media print { :root { color-scheme: light; --ink: ${ink}; --paper: ${paper}; --zebra: ${zebra}; --rule: #767676; --slate: ${slate}; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.45 system-ui, sans-serif; }
h1 { font: 800 1.7rem/1.2 Georgia, serif; margin: 0.5rem 0; overflow-wrap: anywhere; }
h2 { background: ${ink}; color: ${paper}; border: 1px solid var(--rule); font-size: 1rem; letter-spacing: 0.03em; margin: 2rem 0 0.8rem; padding: 0.25rem 0.6rem; }
.lead { border-left: 0.4rem solid var(--ochre); font-size: 1.15rem; margin: 0.8rem 0; padding-left: 0.8rem; }
ul { margin: 0.5rem 0; padding-left: 1.2rem; }
li { overflow-wrap: anywhere; }
figure { margin: 1rem 0; overflow-x: auto; }
figcaption { font-weight: 600; margin-bottom: 0.4rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; border-bottom: 2px solid var(--ink); font-size: 0.9rem; font-variant-numeric: tabular-nums; min-width: 20rem; }
th { border-bottom: 2px solid var(--ink); text-align: left; vertical-align: bottom; }
th, td { padding: 0.25rem 0.7rem 0.25rem 0; }
td { vertical-align: top; }
tbody tr:nth-child(even) { background: var(--zebra); }
.n { text-align: right; white-space: nowrap; }
pre { background: var(--zebra); margin: 0; padding: 0.6rem; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { border-top: 1px solid var(--rule); font-size: 0.85rem; margin-top: 2rem; padding-top: 0.4rem; }
.plot { display: block; height: auto; max-width: 31rem; min-width: min(100%, 18rem); width: 100%; }
.plot text { fill: var(--ink); font: 12px system-ui, sans-serif; }
.plot .small { font-size: 10.5px; }
.plot .strong { font-weight: 700; }
.plot .figures { font-variant-numeric: tabular-nums; }
.plot .halo { paint-order: stroke; stroke: var(--paper); stroke-linejoin: round; stroke-width: 4px; }
.plot .cell { fill: ${ink}; }
.plot .grid { stroke: var(--rule); stroke-opacity: 0.45; stroke-width: 0.6; }
.plot .mark { stroke: var(--ink); stroke-dasharray: 3 2; stroke-width: 1.2; }
.plot .bar { stroke: var(--ink); stroke-width: 1.6; }
.plot .frame { stroke: var(--paper); stroke-width: 1.5; }
.plot .base { fill: var(--paper); stroke: var(--slate); stroke-width: 1.6; }
.plot .changed { fill: var(--ochre); stroke: var(--ink); stroke-width: 1.2; }
.plot .band { stroke-width: 0.8; }
.plot .base-band { fill: var(--slate); fill-opacity: 0.16; stroke: var(--slate); stroke-dasharray: 4 3; }
.plot .changed-band { fill: var(--ochre); fill-opacity: 0.3; stroke: var(--ochre); }
.plot .median { fill: none; stroke-width: 2; }
.plot .base-line { stroke: var(--slate); stroke-dasharray: 6 3; }
.plot .changed-line { stroke: var(--ink); }
@media print { body { font-size: 10pt; max-width: none; padding: 0; } figure, tr, pre { break-inside: avoid; } h2 { break-after: avoid; print-color-adjust: exact; -webkit-print-color-adjust: exact; } .plot { max-width: 120mm; print-color-adjust: exact; -webkit-print-color-adjust: exact; } .scroll, figure { overflow: visible; } }
`
