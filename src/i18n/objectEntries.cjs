// Stands in for the package that node-polyglot has for browsers of 2015 (vite.config.ts). What that one brings tries at the start what throws, and V8 reads
// all of a script again to put such an error into words.
module.exports = Object.entries;
