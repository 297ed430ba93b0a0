import { expect, it } from 'vitest';
import { unheardIn } from '../scripts/importing.mjs';

it.each([
  'k(()=>import(`./a.js`).then(e=>e.t,()=>f),m([1]))',
  'k(()=>import(`./a.js`).then(e=>e.t).then(e=>{g(e)},console.error),m([1]))',
  'k(()=>import("./a.js").then((e) => e.t).catch(f))',
  'k(()=>import(`./a.js`).finally(f))',
])('the build refuses a chain that does not hear of a file that did not come: %s', (code) => {
  expect(unheardIn(code)).toContain('import(');
});

it.each([
  'k(()=>import(`./a.js`),m([1])).then(e=>{g(e)},console.error)',
  'k(()=>import(`./a.js`).then(e=>e.t),m([1])).then(f,g)',
  'k(async()=>{let{A:e}=await import(`./a.js`).then(e=>e.t);return{A:e}},m([1]))',
])('the build takes a chain around the helper: %s', (code) => {
  expect(unheardIn(code)).toBeUndefined();
});
